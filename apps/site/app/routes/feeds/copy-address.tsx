import { useEffect, useState } from 'react';
import { copyText } from '../../components/article/copy-text.ts';
import { Button } from '../../components/button/button.tsx';
import { IconButton } from '../../components/icon-button/icon-button.tsx';

/** How long a copied address is confirmed, in ms. */
const CONFIRM_MS = 2000;

export interface CopyAddressProps {
  address: string;
  /** Spoken: the address of what. */
  about: string;
  /** The drawing alone, for short rows. */
  compact?: boolean;
}

/** Copies an address, and says so for a moment. It needs script, and is absent without. */
export function CopyAddress({ address, about, compact = false }: CopyAddressProps) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (!said) return;
    const timer = window.setTimeout(() => setSaid(''), CONFIRM_MS);
    return () => window.clearTimeout(timer);
  }, [said]);
  const copy = async () => setSaid((await copyText(address)) ? '已复制' : '请长按选取');
  const icon = said === '已复制' ? 'check' : 'copy';
  return (
    <span className="needs-script no-print">
      {compact ? (
        <IconButton icon={icon} label={`复制地址：${about}`} title="复制地址" onClick={copy} />
      ) : (
        <Button variant="line" icon={icon} onClick={copy}>
          {said || '复制地址'}
          <span className="vh">：{about}</span>
        </Button>
      )}
      <span role="status" className="vh">
        {said}
      </span>
    </span>
  );
}
