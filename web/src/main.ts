import { mount } from 'svelte';
import App from './App.svelte';
import { settings } from './lib/settings.svelte';
import { speak } from './lib/words/words.svelte';
import './styles/tokens.css';
import './styles/fonts.css';
import './styles/base.css';

// Without its words the page says nothing, so it waits for them.
await speak(settings.language);
mount(App, { target: document.querySelector('#page')! });
