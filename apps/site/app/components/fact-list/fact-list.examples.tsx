import { Fact, FactList } from './fact-list.tsx';

export function FactListExamples() {
  return (
    <FactList label="招标信息">
      <Fact label="项目编号">YX-YS-2026-01</Fact>
      <Fact label="招标文件获取截止时间">待定</Fact>
      <Fact label="投标截止">
        <time dateTime="2026-12-07T09:30:00+08:00">2026-12-07 09:30</time>
      </Fact>
      <Fact label="联系电话">
        <a href="tel:00000000000" className="tlink">
          000-0000-0000
        </a>
      </Fact>
    </FactList>
  );
}
