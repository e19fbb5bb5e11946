import { Steps } from './steps.tsx';

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
