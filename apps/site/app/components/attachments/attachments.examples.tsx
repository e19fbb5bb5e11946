import { Attachments } from './attachments.tsx';

export function AttachmentsExamples() {
  return (
    <Attachments
      files={[
        { name: '联合调度方案简本.pdf', url: '/media/plan.pdf', size: 1_258_291, type: 'application/pdf' },
        { name: '评审意见.docx', url: '/media/opinion.docx', size: 88_064 },
      ]}
    />
  );
}
