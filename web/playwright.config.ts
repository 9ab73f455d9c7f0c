import { defineConfig } from '@playwright/test';

/** The whole page against the real program: see e2e/harness.ts. `UTTERSON_BIN` names the program. */
export default defineConfig({
  testDir: 'e2e',
  // In another browser: playwright.firefox.config.ts.
  testIgnore: 'firefox.spec.ts',
  outputDir: 'e2e/results',
  fullyParallel: true,
  // Each worker has a server and a browser; more of them than cores only wait for each other.
  workers: 2,
  timeout: 90_000,
  // A machine that is busy with something else must not cost an hour's work: CI tries again what fails, and names it in its summary.
  // What is secret is read once: a leak that shows one time in ten is a leak.
  retries: process.env.CI ? 1 : 0,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    locale: 'en-GB',
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
});
