import { StatementHeading } from './statement-heading.tsx';

export function StatementHeadingExamples() {
  return (
    <>
      <StatementHeading
        title="人才战略"
        statement={[['先认识设备，', '再认识自己。'], ['每个人都从班组开始。']]}
        sample
      >
        <p>新员工轮岗一年再定岗。（示例）</p>
      </StatementHeading>
      <StatementHeading title="媒体服务" statement={[]} />
    </>
  );
}
