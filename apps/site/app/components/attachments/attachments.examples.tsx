import { Attachments } from './attachments.tsx';

export function AttachmentsExamples() {
  return (
    <Attachments
      files={[
        { name: '联合调度方案简本.pdf', url: '/media/plan.pdf', size: 1_258_291, type: 'application/pdf', pages: 12 },
        { name: '评审意见.docx', url: '/media/opinion.docx', size: 88_064 },
        {
          name: '工程量清单与技术规范书（第二册，含接线图与设备材料表）.pdf',
          url: '/media/tender.pdf',
          size: 880_000,
          sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
        },
      ]}
    />
  );
}
