import { Icon, type IconName } from './icon.tsx';

const names: IconName[] = [
  'search',
  'outage',
  'hotline',
  'phone',
  'tender',
  'calendar',
  'pdf',
  'rss',
  'license',
  'external',
];

export function IconExamples() {
  return (
    <p className="meta">
      {names.map((name) => (
        <Icon key={name} name={name} />
      ))}
      <Icon name="search" size="sm" />
      <Icon name="search" size="md" />
    </p>
  );
}
