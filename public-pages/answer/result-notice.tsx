// The message of a page behind a link that asks nothing: an icon, a heading that takes the focus, facts, and a link onwards.
import { type ReactNode, useEffect, useRef } from 'react';
import { Icon, type IconName } from '../ui/icon.tsx';

export type Fact = readonly [name: string, value: ReactNode];

type Props = {
  icon: IconName;
  tone: 'success' | 'danger' | 'warn' | 'quiet';
  title: string;
  text: string;
  facts?: readonly Fact[];
  /** Whether the message follows an action on this page: then it is announced and gets the focus. */
  fresh?: boolean;
  children?: ReactNode;
};

export const ResultNotice = ({ icon, tone, title, text, facts = [], fresh = false, children }: Props) => {
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!fresh) return;
    head.current?.focus();
    scrollTo(0, 0);
  }, [fresh]);
  return (
    <>
      <section className="told">
        <div className={`told-sign ${tone}`}>
          <Icon name={icon} size={40} />
        </div>
        <h1 ref={head} tabIndex={-1}>
          {title}
        </h1>
        <p>{text}</p>
        {facts.length > 0 && (
          <dl>
            {facts.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </section>
      {children && <section className="told-on">{children}</section>}
    </>
  );
};
