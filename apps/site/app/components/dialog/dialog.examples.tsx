import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { Dialog } from './dialog.tsx';

export function DialogExamples() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="line" onClick={() => setOpen(true)}>
        打开对话框
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="对话框">
        内容
      </Dialog>
    </>
  );
}
