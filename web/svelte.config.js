import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

/** @type {import('@sveltejs/vite-plugin-svelte').SvelteConfig} */
export default {
  preprocess: vitePreprocess(),
  compilerOptions: {
    runes: true,
    // Builds elements one by one instead of from HTML: under the trusted types of our content security policy no text
    // may become HTML.
    fragments: 'tree',
  },
};
