import { StatusTag } from './status-tag.tsx';

export function StatusTagExamples() {
  return (
    <p className="meta">
      <StatusTag look="plan">计划中</StatusTag>
      <StatusTag look="soon">即将停电</StatusTag>
      <StatusTag look="now">停电中</StatusTag>
      <StatusTag look="late">已延期</StatusTag>
      <StatusTag look="done">已恢复</StatusTag>
      <StatusTag look="open">进行中</StatusTag>
      <StatusTag look="off">已取消</StatusTag>
    </p>
  );
}
