import { DateField } from './date-field.tsx';
import { SelectField } from './select-field.tsx';
import { TextField } from './text-field.tsx';

export function FieldExamples() {
  return (
    <div className="meta">
      <SelectField label="供电区域" name="region" options={[{ value: '', label: '全部区域' }]} />
      <DateField label="开始日期" name="start" />
      <DateField label="结束日期" name="end" min="2026-11-01" max="2026-12-31" defaultValue="2026-11-26" />
      <TextField
        label="街道、小区或线路"
        name="keyword"
        placeholder="例如：滨江路"
        defaultValue="滨江路"
        hint="可以只写几个字"
      />
      <TextField label="关键词" name="key" error="请输入要查找的内容" />
      <TextField label="电量" name="amount" type="search" inputMode="decimal" max={8} hideLabel wide />
    </div>
  );
}
