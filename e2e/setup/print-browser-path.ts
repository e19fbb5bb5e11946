// Prints where Playwright keeps the Chromium it downloads; scripts/browser.ts looks there when the system has none.
import { chromium } from '@playwright/test';

console.log(chromium.executablePath());
