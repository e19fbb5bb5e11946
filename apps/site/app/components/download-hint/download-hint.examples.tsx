import { DownloadHint } from './download-hint.tsx';

/** Seen in WeChat alone. */
export function DownloadHintExamples() {
  return <DownloadHint />;
}
