import type { ReactNode } from 'react';
import { useSite } from '../../api/use-site.ts';
import { ColumnPage } from '../../components/column-page/column-page.tsx';
import { Icon, type IconName } from '../../components/icon/icon.tsx';
import { ContactLines } from '../../components/contact-lines/contact-lines.tsx';
import { LinkMore } from '../../components/link-more/link-more.tsx';
import { lineState } from '../../model/investor/line-state.ts';
import { toColumnContacts } from '../../model/news/column-contacts.ts';
import { telHref } from '../../shell/navigation.ts';
import styles from './investor-contact.module.css';
import type { InvestorContactData } from './load-investor-contact.ts';

/** How investors reach the company: its telephone, mail and address, who answers when, then what the column says. */
export function InvestorContact({ info, session, banner }: InvestorContactData) {
  const { siteInfo } = useSite();
  const { phone, email, address, postcode, qaUrl, demo } = siteInfo;
  const contacts = toColumnContacts(info.contacts);
  const state = lineState(session);
  return (
    <ColumnPage
      info={info}
      banner={banner}
      sample={demo}
      action={qaUrl ? <LinkMore to={qaUrl}>投资者问答</LinkMore> : null}
      before={
        <>
          {phone || email || address ? (
            <dl className={styles.ways} aria-label="公司联系方式">
              {phone ? (
                <Way icon="phone" label="公司电话">
                  <a href={telHref(phone)} className={`num ${styles.link}`}>
                    {phone}
                  </a>
                </Way>
              ) : null}
              {email ? (
                <Way icon="mail" label="电子邮箱">
                  <a href={`mailto:${email}`} className={styles.link}>
                    {email}
                  </a>
                </Way>
              ) : null}
              {address ? (
                <Way icon="location" label="公司地址">
                  <span>{address}</span>
                  {postcode ? <span className={styles.postcode}>{`邮编 ${postcode}`}</span> : null}
                </Way>
              ) : null}
            </dl>
          ) : null}
          {contacts.length > 0 ? (
            <div className={styles.lines}>
              {state ? <p className={styles.state}>{state}</p> : null}
              <ContactLines label="投资者联系人" contacts={contacts} />
            </div>
          ) : null}
        </>
      }
    />
  );
}

function Way({ icon, label, children }: { icon: IconName; label: string; children: ReactNode }) {
  return (
    <div className={styles.way}>
      <dt className={styles.label}>
        <Icon name={icon} size="md" />
        <span>{label}</span>
      </dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
