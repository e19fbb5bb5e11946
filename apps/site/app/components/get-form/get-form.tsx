import type { FormHTMLAttributes, SubmitEvent } from 'react';
import { useNavigate } from 'react-router';

export interface GetFormProps extends Omit<FormHTMLAttributes<HTMLFormElement>, 'action' | 'method' | 'onSubmit'> {
  /** Path of the screen that the fields ask, with the id of a part of it if need be; they become its query. */
  action: string;
  /** The page stays where it is scrolled to: for the filters of a list. */
  keepScroll?: boolean;
}

/**
 * A form whose fields become the query of a screen. Without script the browser sends it; with script it is a
 * navigation like any other, and fields left empty stay out of the URL.
 */
export function GetForm({ action, keepScroll = false, ...rest }: GetFormProps) {
  const navigate = useNavigate();
  const send = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const query = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget)) {
      if (typeof value === 'string' && value.trim() !== '') query.append(name, value);
    }
    const [pathname = action, part] = action.split('#');
    const to = { pathname, search: query.toString(), hash: part ?? '' };
    void navigate(to, { preventScrollReset: keepScroll });
  };
  return <form {...rest} method="get" action={action} onSubmit={send} />;
}
