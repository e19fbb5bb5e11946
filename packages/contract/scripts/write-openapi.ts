/** Writes openapi.json; run it after a change of the contract (a test compares). */
import { writeFileSync } from 'node:fs';
import { createOpenApiDocument } from './openapi-document.ts';

writeFileSync(new URL('../openapi.json', import.meta.url), `${JSON.stringify(createOpenApiDocument(), null, 2)}\n`);
