// Maps react-admin's addresses to those of the schema: lists plural, records singular (/clients, /client/5).
import { forwardRef, useCallback } from 'react';
import { reactRouterProvider as base, type RouterLinkProps, type RouterNavigateProps, type RouterProvider } from 'react-admin';
import { outward } from './addresses.ts';

type To = RouterLinkProps['to'];
const outwardTo = (to: To): To => (typeof to === 'string' ? outward(to) : to.pathname ? { ...to, pathname: outward(to.pathname) } : to);

const Link = forwardRef<HTMLAnchorElement, RouterLinkProps>((props, ref) => <base.Link ref={ref} {...props} to={outwardTo(props.to)} />);

export const router: RouterProvider = {
  ...base,
  useNavigate: () => {
    const go = base.useNavigate();
    return useCallback<typeof go>((to, options) => go(typeof to === 'number' ? to : outwardTo(to), options), [go]);
  },
  Link,
  Navigate: (props: RouterNavigateProps) => <base.Navigate {...props} to={outwardTo(props.to)} />,
};
