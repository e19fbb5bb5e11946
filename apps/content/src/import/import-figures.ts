/** Reads the figures that are stored, and writes those of a checked table: all or none, in one transaction. */
import type { Payload, PayloadRequest } from 'payload';
import { readSteps } from '../access/review-steps.ts';
import { inTransaction } from '../search/indexing/index-record.ts';
import { type CheckedFigures, checkFigures, type KnownFigure, UNCHANGED } from './check-figures.ts';
import { readSheet, type Sheet } from './read-sheet.ts';

type Editor = NonNullable<PayloadRequest['user']>;

/** All figures in their newest state, drafts included. */
async function readKnown(payload: Payload, req?: PayloadRequest): Promise<KnownFigure[]> {
  const { docs } = await payload.find({
    collection: 'figures',
    ...{ depth: 0, limit: 0, pagination: false, draft: true },
    ...(req ? { req } : {}),
  });
  return docs.map((doc) => ({
    id: doc.id,
    title: doc.title,
    key: doc.key,
    group: doc.group,
    unit: doc.unit ?? '',
    measure: doc.measure,
    topicNumber: doc.topicNumber ?? '',
    topic: doc.topic ?? '',
    method: doc.method ?? '',
    values: (doc.values ?? []).map(({ period, value, restated, note }) => ({
      ...{ period, value: value ?? '', restated: restated === true, note: note ?? '' },
    })),
    isPublic: doc._status === 'published',
  }));
}

/** Reads and checks a file against the figures that are stored. @throws SheetError */
export async function checkFigureFile(
  payload: Payload,
  { bytes, name }: { bytes: Uint8Array; name: string },
): Promise<{ sheet: Sheet; checked: CheckedFigures }> {
  const sheet = await readSheet(bytes, name);
  return { sheet, checked: checkFigures(sheet, await readKnown(payload)) };
}

/** What became of a table: it was written, or somebody has changed what its rows are checked against. */
type Written = { readonly count: number } | { readonly checked: CheckedFigures };

/**
 * Publishes the figures of a table, or hands them to review where figures are reviewed. They are checked again inside the
 * transaction; with a fault nothing is written.
 * @throws whatever a save throws; nothing is left then
 */
export async function importFigures(payload: Payload, editor: Editor, sheet: Sheet): Promise<Written> {
  let written: Written = { count: 0 };
  await inTransaction(payload, async (req) => {
    req.user = editor;
    const checked = checkFigures(sheet, await readKnown(payload, req));
    if (checked.rows.some(({ faults }) => faults.length > 0)) {
      written = { checked };
      return;
    }
    const isReviewed = (await readSteps(req, 'figures')).length > 0;
    const context = isReviewed ? { review: { action: 'submit' } } : {};
    const _status = isReviewed ? ('draft' as const) : ('published' as const);
    let count = 0;
    for (const { figure, known, outcome } of checked.rows) {
      if (!figure || outcome === UNCHANGED) continue;
      const data = { ...figure, _status };
      const options = { collection: 'figures', depth: 0, overrideAccess: false, context, req, user: editor } as const;
      if (known) await payload.update({ ...options, id: known.id, data });
      else await payload.create({ ...options, data: { ...data, sort: 0 } });
      count += 1;
    }
    written = { count };
  });
  return written;
}
