import { Button } from '../button/button.tsx';
import { showToast } from './toast.tsx';

export function ToastExamples() {
  return (
    <>
      <Button onClick={() => showToast('请求超时')}>请求超时</Button>
      <Button onClick={() => showToast('服务不可用')}>服务不可用</Button>
    </>
  );
}
