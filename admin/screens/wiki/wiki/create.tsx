// The address of a new page: in the first writable space, or the one in the address.
import { useNavigate, useSearchParams } from 'react-router';
import { pathTo } from '#admin/providers/records/metadata.ts';
import { useTree, useWritableSpaces, wiki } from './data.ts';
import { NewPage } from './new-page.tsx';
import { SpacePage } from './space-page.tsx';

export default function CreateWikiPage() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const writable = useWritableSpaces();
  const { space, path } = writable.find((one) => one.space === search.get('space')) ?? writable[0] ?? { space: 'main', path: '/wiki' };
  const { data: branches = [] } = useTree(space);
  return (
    <>
      <SpacePage space={space} />
      <NewPage
        space={space}
        branches={branches}
        below={null}
        onClose={() => void navigate(path, { replace: true })}
        onMade={(id) => void navigate(`${pathTo(wiki, id)}?write=1`, { replace: true })}
      />
    </>
  );
}
