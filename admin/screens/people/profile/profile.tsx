// The user's profile: personal data, sign-in, appearance, notification hours, sessions.
import './profile.css';
import { FormBar } from '#admin/generic/form/form-bar.tsx';
import '#admin/generic/form/record-page.css';
import { SessionList } from '#admin/generic/account/session-list.tsx';
import { LeaveGuard } from '#admin/generic/form/leave-guard.tsx';
import { usePageTitle } from '#admin/generic/page-title.ts';
import { useSession } from '#admin/providers/person/session.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { Card } from '#admin/ui/page/card.tsx';
import { PageHeader } from '#admin/ui/page/page-header.tsx';
import { Feeds } from './feeds.tsx';
import { Hours } from './hours.tsx';
import { Look } from './look.tsx';
import { Personal } from './personal.tsx';
import { useProfileForm } from './profile-form.ts';
import { SignIn } from './sign-in.tsx';

export default function Profile() {
  const say = useSay();
  const { user, second_factor: factor } = useSession();
  const form = useProfileForm();
  usePageTitle(say('profile.title'));
  return (
    <>
      <PageHeader title={say('profile.title')} status={<span className="ui-faint">{`${user.name} ${user.last_name}`}</span>} />
      <div className="aside aside-slim">
        <Card flush label={say('profile.title')} className="record-form">
          <Personal form={form} />
          <SignIn />
          <Look />
          <Hours form={form} />
          <FormBar form={form} />
        </Card>
        <aside className="record-aside stack gap-16 fit">
          <SessionList own path="/me" title={say('person.sessions.mine')} factorRequired={factor.required} />
          <Feeds />
        </aside>
      </div>
      <LeaveGuard form={form} />
    </>
  );
}
