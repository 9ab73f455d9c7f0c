// A player of the engine protocol (docs/engine.md): the first of what is legal, by its text.

const lines = require('node:readline').createInterface({ input: process.stdin });

const answer = (message) => process.stdout.write(JSON.stringify(message) + '\n');

lines.on('line', (line) => {
  const said = JSON.parse(line);
  switch (said.type) {
    case 'hello':
      answer({ protocol: 1, name: 'First card' });
      break;
    case 'ask':
      answer({ action: said.legal[0].text });
      break;
    default: // game, moved, over, and whatever comes with later versions: the view says it all.
  }
});
