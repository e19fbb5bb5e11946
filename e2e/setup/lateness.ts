import type { BrowserContext, Page } from '@playwright/test';

/**
 * What comes late in the pages of a run, so that a test that reads too early, or a page that loses what is done
 * meanwhile, fails here and not on a slower machine: `E2E_LATE=tasks,answers npm test -- journeys/search`.
 */
const late = new Set((process.env.E2E_LATE ?? '').split(',').filter(Boolean));

/** By how much, in ms; `cpu` by this factor. */
const by = { tasks: 50, idle: 300, answers: 250, chunks: 300, cpu: 4 } as const;

/**
 * React asks for its next task by a message to itself, a null; the test's clock sends others. Clicks and keys are not
 * among these tasks.
 */
function delayTasks({ tasks, idle }: { tasks: number; idle: number }): void {
  const { setTimeout: wait, MessageChannel: Channel, requestIdleCallback: whenIdle } = window;
  window.MessageChannel = function LateChannel() {
    const channel = new Channel();
    const post = channel.port2.postMessage.bind(channel.port2) as (message: unknown) => void;
    channel.port2.postMessage = (message: unknown) => {
      if (message === null) wait(() => post(message), tasks);
      else post(message);
    };
    return channel;
  } as unknown as typeof MessageChannel;
  window.requestIdleCallback = (run, options) => wait(() => whenIdle(run, options), idle);
}

async function delayFiles(context: BrowserContext, files: RegExp, ms: number): Promise<void> {
  await context.route(files, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    // A page that was left meanwhile asks for nothing.
    await route.continue().catch(() => undefined);
  });
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: by.cpu });
}

/** Makes late in this context what the run asks for. */
export async function beLate(context: BrowserContext): Promise<void> {
  if (late.has('tasks')) await context.addInitScript(delayTasks, { tasks: by.tasks, idle: by.idle });
  if (late.has('answers')) await delayFiles(context, /\/(?:api\/v1|cms\/api|admin)\//, by.answers);
  if (late.has('chunks')) await delayFiles(context, /\/(?:assets|_next\/static)\/[^?]*\.js/, by.chunks);
  if (late.has('cpu')) {
    for (const page of context.pages()) await slowDown(page);
    context.on('page', (page) => void slowDown(page).catch(() => undefined));
  }
}
