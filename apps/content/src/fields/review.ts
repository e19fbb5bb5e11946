import type { Field } from 'payload';
import { stageNames } from '../access/review.ts';

const stepsPart: Field = {
  type: 'ui',
  name: 'reviewSteps',
  label: '审核进度',
  admin: { components: { Field: '/admin-ui/review-panels.tsx#ReviewSteps' }, disableListColumn: true },
};
const checkPart: Field = {
  type: 'ui',
  name: 'recordCheck',
  label: '检查',
  admin: {
    position: 'sidebar',
    components: { Field: '/admin-ui/record-check.tsx#RecordCheck' },
    disableListColumn: true,
  },
};
const logPart: Field = {
  type: 'ui',
  name: 'reviewHistory',
  label: '审核记录',
  admin: {
    position: 'sidebar',
    components: { Field: '/admin-ui/review-panels.tsx#ReviewLog' },
    disableListColumn: true,
  },
};

/** Above and beside the fields of a form. */
export const reviewParts = [stepsPart, checkPart, logPart];

/** In the place of Payload's buttons and status. */
export const reviewControls = {
  beforeDocumentControls: ['/admin-ui/review-controls.tsx#ReviewBefore'],
  PublishButton: '/admin-ui/review-controls.tsx#ReviewPublish',
  UnpublishButton: '/admin-ui/review-controls.tsx#ReviewUnpublish',
  Status: '/admin-ui/review-controls.tsx#ReviewStatus',
};

/** Written by the review alone (hooks/review.ts). */
const closed = { create: () => false, update: () => false };

/** Where a text stands on its way to the public, and the history of that way, as text. */
export function reviewFields(): Field[] {
  return [
    {
      name: 'reviewStage',
      type: 'select',
      label: '状态',
      enumName: 'review_stage',
      index: true,
      options: Object.entries(stageNames).map(([value, label]) => ({ value, label })),
      access: closed,
      disableDuplicate: true,
      admin: { components: { Field: false, Cell: '/admin-ui/stage-cell.tsx#StageCell' }, disableBulkEdit: true },
    },
    {
      name: 'reviewLog',
      type: 'json',
      label: '审核记录',
      access: closed,
      disableDuplicate: true,
      admin: {
        components: { Field: false, Diff: '/admin-ui/review-panels.tsx#ReviewDiff' },
        disableBulkEdit: true,
        disableListColumn: true,
        disableListFilter: true,
      },
    },
  ];
}
