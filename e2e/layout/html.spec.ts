import { HtmlValidate } from 'html-validate';
import { expect, test } from '../setup/fixtures.ts';
import { everyPlace } from '../setup/screens.ts';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:document'],
  rules: {
    // Our own files come from our own server, over the connection that the page came over.
    'require-sri': ['error', { target: 'crossorigin' }],
  },
});

for (const { name, path } of everyPlace) {
  test(`the served HTML is valid: ${name}`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    const { results } = await validator.validateString(html, path);
    const faults = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, column }) => `${ruleId}: ${message} in ${html.slice(column - 1, column + 120)}`),
    );
    expect(faults).toEqual([]);
  });
}
