/** The invented supply area in a database of a test. */
import type { TestContent } from '../src/api/v1/test-content.ts';
import { counties } from '../src/seed/data/places.ts';

export async function createSampleAreas(content: TestContent): Promise<void> {
  for (const county of counties) {
    const parentId = await content.create('outage-areas', { title: county.name, kind: 'county' });
    for (const town of county.towns) {
      const townId = await content.create('outage-areas', { title: town.name, kind: 'town', parentId });
      for (const [title] of town.villages) {
        await content.create('outage-areas', { title, kind: 'village', parentId: townId });
      }
    }
  }
}
