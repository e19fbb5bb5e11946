import { toColumnContacts } from '../../model/news/column-contacts.ts';
import { ContactLines } from './contact-lines.tsx';

const contacts = toColumnContacts([
  { label: '新闻宣传', hours: '工作日8:30至18:00', value: '000-0000-0005' },
  { label: '网站意见', hours: '', value: 'site@example.invalid' },
]);

export function ContactLinesExamples() {
  return <ContactLines label="联系方式（示例）" contacts={contacts} />;
}
