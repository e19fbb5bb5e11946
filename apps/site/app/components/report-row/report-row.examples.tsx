import { ReportRow, ReportRows } from './report-row.tsx';

export function ReportRowExamples() {
  return (
    <ReportRows label="报告示例">
      <ReportRow
        year={2025}
        title="示例：2025年社会责任报告"
        file={{ name: '2025年社会责任报告', url: '/media/example.pdf', size: 220_000, pages: 4 }}
        hasDownload
      >
        <p>围绕清洁生产、可靠供电、员工发展、社区共建，说明目标、进展和不足。</p>
      </ReportRow>
      <ReportRow year={2024} title="示例：有详情页的一份" to="/information_disclosure_details?id=501" />
      <ReportRow year={null} title="示例：没有年份、没有文件的一份" as="h3" />
    </ReportRows>
  );
}
