import { defineConfig } from '@playwright/test';
import common from './playwright.config';

/** The page that needs no server in Firefox: Debian's, or the one that `FIREFOX` names. It is driven by WebDriver BiDi, which every Firefox speaks. */
export default defineConfig({
  ...common,
  testMatch: 'firefox.spec.ts',
  testIgnore: [],
  workers: 1,
  use: {
    locale: 'en-GB',
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: { executablePath: process.env['FIREFOX'] ?? '/usr/bin/firefox-esr' },
  },
});
