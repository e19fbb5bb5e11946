import { Button } from '../button/button.tsx';
import { toColumn } from '../../model/news/column.ts';
import { ColumnPage } from './column-page.tsx';
import { ColumnSections } from './column-sections.tsx';
import { Steps } from './steps.tsx';

const info = {
  key: 'hotline_guide',
  title: '示例：办事指南',
  content:
    '<p>先向供电企业反映，再拨打12398。</p><ol><li><strong>反映。</strong>说明户号和问题。</li><li>等待答复。</li></ol>',
  blocks: ['受理范围', '办理时限', '所需材料'].map((title) => ({
    title,
    content: `<p>${title}（示例）。</p>`,
    updatedOn: null,
  })),
  images: [{ url: '/media/cover-1.png', alt: '大厅（示例）', width: 1200, height: 675, sizes: [] }],
  attachments: [{ name: '示例：申请表.docx', url: '/media/form.docx', size: 20_480, type: '', sha256: '' }],
  updatedAt: '2026-11-20T09:00:00+08:00',
};

export function ColumnPageExamples() {
  return (
    <ColumnPage info={info} sample steps action={<Button>打印</Button>} before={<p>上方</p>} aside={<p>旁边</p>}>
      <p>下方</p>
    </ColumnPage>
  );
}

export function EmptyColumnPageExamples() {
  return <ColumnPage info={{ ...info, content: '', blocks: [], images: [], attachments: [] }} />;
}

export function StepsExamples() {
  return (
    <Steps
      steps={[
        {
          id: 'example-step1',
          number: 1,
          title: '先向供电企业反映',
          html: '<p>说明户号、地址和问题，取得受理编号。</p>',
        },
        { id: 'example-step2', number: 2, title: '', html: '一个工作日内联系，五个工作日内答复。' },
        { id: 'example-step3', number: 3, title: '拨打12398', html: '' },
      ]}
    />
  );
}

export function ColumnSectionsExamples() {
  const content = '<h2>我们提供</h2><ul><li>轮岗一年。（示例）</li></ul><h2>我们希望</h2><p>能吃苦。（示例）</p>';
  return <ColumnSections sections={toColumn({ content, blocks: [], updatedAt: null }).sections} />;
}
