import { expect, it } from 'vitest';
import { publishUnderKill } from './publish-under-kill.ts';

it(
  'killed in the middle of publishes, both servers lose nothing that was acknowledged',
  { timeout: 240_000 },
  async () => {
    const { acknowledged, unanswered, contentKills, siteKills, lost, halfWritten } = await publishUnderKill({
      publishes: 60,
      kills: 1,
    });
    expect({ all: acknowledged + unanswered, contentKills, siteKills, lost, halfWritten }).toEqual({
      all: 62,
      contentKills: 2,
      siteKills: 2,
      lost: 0,
      halfWritten: 0,
    });
  },
);
