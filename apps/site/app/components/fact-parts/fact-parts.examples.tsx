import { toFacts } from '../../model/text/fact.ts';
import { CompanyFacts } from './fact-parts.tsx';

const facts = toFacts([
  { label: '企业名称', value: '云峡水电集团股份有限公司（演示）' },
  { label: '联系电话', value: '000-0000-0000' },
  { label: '电子邮箱', value: 'office@example.invalid' },
  { label: '网站', value: 'https://example.invalid/' },
]);

export function FactPartsExamples() {
  return <CompanyFacts label="企业信息" facts={facts} />;
}
