// The editor of a role: permissions, the effect of unsaved changes, and its users.

import { idIn } from '#admin/providers/records/id-in.ts';
import { usePageRecord } from '#admin/providers/records/page-record.ts';
import './role.css';
import '#admin/generic/form/record-page.css';
import { useParams } from 'react-router';
import { FormFields } from '#admin/generic/form/form-fields.tsx';
import { LeaveGuard } from '#admin/generic/form/leave-guard.tsx';
import { RecordActs } from '#admin/generic/form/record-acts.tsx';
import { Loading, Missing, useBreadcrumbs } from '#admin/generic/form/record-states.tsx';
import { useRecordForm } from '#admin/generic/form/use-record-form.ts';
import { usePageTitle } from '#admin/generic/page-title.ts';
import type { ScreenProps } from '#admin/generic/screens.ts';
import { useRefusedPage } from '#admin/providers/calls/failure.ts';
import { useMay, useSession } from '#admin/providers/person/session.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { useEntityWords } from '#admin/providers/records/entity-words.ts';
import { createPathOf, type EntityMetadata } from '#admin/providers/records/metadata.ts';
import { type Role, useMayGrant, useRoles } from '#admin/screens/people/shared/roles.ts';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { SaveBar } from '#admin/ui/inputs/save-bar.tsx';
import { IconColumns3, IconCopy, IconMinus, IconPlus, IconShield } from '#admin/ui/marks/icons.tsx';
import { Card } from '#admin/ui/page/card.tsx';
import { Notice } from '#admin/ui/page/notice.tsx';
import { PageHeader } from '#admin/ui/page/page-header.tsx';
import { useBelow } from '#admin/ui/tables/density.ts';
import { type Change, ChangesCard, changeOf } from './changes-card.tsx';
import { useLook } from './look.ts';
import { PeopleCard } from './people-card.tsx';
import { RoleTabs } from './role-tabs.tsx';

function PermissionChange({ added, removed }: Change) {
  const say = useSay();
  if (added.length + removed.length === 0) return null;
  return (
    <span className="role-told row wrap gap-12 lines-4">
      {added.length > 0 && (
        <b className="role-told-added">
          <IconPlus size={15} />
          {say('people.role.added', { smart_count: added.length })}
        </b>
      )}
      {removed.length > 0 && (
        <b className="ui-danger">
          <IconMinus size={15} />
          {say('people.role.removed', { smart_count: removed.length })}
        </b>
      )}
      <span className="ui-faint">{say('people.role.atOnce')}</span>
    </span>
  );
}

function RoleView({ entity, role }: { entity: EntityMetadata; role: Role }) {
  const words = useEntityWords(entity.name);
  const say = useSay();
  const phone = useBelow(768);
  const mayGrant = useMayGrant();
  const mayEdit = useMay(entity.access.update, role);
  const beyond = mayEdit && !role.permissions.every(mayGrant);
  const readOnly = !mayEdit || beyond;
  const mayCreate = useMay(entity.access.create);
  const { rows: roles = [] } = useRoles();
  const own = useSession().user.role_id;
  const form = useRecordForm({ entity, record: role });
  const breadcrumbs = useBreadcrumbs(entity, role);
  usePageTitle(role.title, 'role');
  const change = changeOf(role, form.values);
  const look = useLook(role);
  const more = [
    {
      id: 'compare',
      label: say('people.compare.act'),
      icon: <IconColumns3 />,
      to: `/roles/compare?one=${role.id}${own === role.id ? '' : `&other=${own}`}`,
    },
    { id: 'look', label: say('people.look.start', { role: role.title }), icon: <IconShield />, ...look },
  ];
  return (
    <>
      <PageHeader
        breadcrumbs={breadcrumbs}
        title={role.title}
        actions={
          <>
            {mayCreate && (
              <ActionButton kind="quiet" icon={<IconCopy size={16} />} to={`${createPathOf(entity)}?from=${role.id}`}>
                {say('people.role.duplicate')}
              </ActionButton>
            )}
            <RecordActs entity={entity} record={role} more={more} />
          </>
        }
      />
      <RoleTabs roles={roles} />
      {beyond && <Notice tone="info">{say('people.role.beyond')}</Notice>}
      <div className="aside aside-slim">
        <Card flush label={words.one} className="record-form">
          <FormFields entity={entity} form={form} record={role} readOnly={readOnly} />
          {!readOnly && (!phone || form.changed.length > 0) && (
            <SaveBar
              changed={form.changed.length}
              wrong={form.wrong.length}
              status={<PermissionChange {...change} />}
              label={role.users > 0 ? say('people.role.save', { smart_count: role.users }) : undefined}
              onDiscard={form.discard}
              onSave={form.save}
              onShowWrong={form.showWrong}
            />
          )}
        </Card>
        <aside className="record-aside stack gap-16 fit role-aside">
          <PeopleCard role={role} />
          {!readOnly && <ChangesCard role={role} roles={roles} change={change} />}
        </aside>
      </div>
      <LeaveGuard form={form} />
    </>
  );
}

export default function RolePage({ entity }: ScreenProps) {
  const id = idIn(useParams().id);
  const { data: role, error, refetch } = usePageRecord('role', id);
  useRefusedPage(error);
  if (role?.id === id) return <RoleView key={id} entity={entity} role={role} />;
  return error ? <Missing entity={entity} error={error} retry={refetch} /> : <Loading entity={entity} />;
}
