import { Button } from '../button/button.tsx';
import { TextField } from '../field/text-field.tsx';
import { GetForm } from './get-form.tsx';

export function GetFormExamples() {
  return (
    <GetForm action="/examples" aria-label="查询">
      <TextField label="关键词" name="keyword" />
      <Button type="submit">查询</Button>
    </GetForm>
  );
}
