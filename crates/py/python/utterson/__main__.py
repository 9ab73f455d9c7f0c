"""`python -m utterson` prints the planes of all games, as `docs/planes.md` has them."""

from . import GAMES, Game, planes


def markdown() -> str:
    """The planes of all games."""
    lines = ["# Planes", ""]
    lines += ["What an observation is made of, game by game: a row of bytes, each 0 or 1 or a small count."]
    lines += ["`python -m utterson` makes this page from the program's own table, and a test holds it to that.", ""]
    for name in GAMES:
        game = Game(name)
        size = f"{game.observation_size} bytes, {game.num_actions} action ids"
        lines += [f"## {name}", "", f"Encoding {game.encoding}: {size}.", ""]
        lines += ["| plane | offset | bytes | what it says |", "|---|---|---|---|"]
        lines += [f"| {plane.name} | {plane.offset} | {plane.length} | {plane.meaning} |" for plane in planes(game)]
        lines.append("")
    return "\n".join(lines)


if __name__ == "__main__":
    print(markdown(), end="")
