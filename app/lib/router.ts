/** The only door to the router, so that its package can be changed in one place. */
import { use, useCallback, useMemo } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext, useLocation, useNavigate, type NavigateOptions } from 'react-router-dom';

export {
  createBrowserRouter,
  createMemoryRouter,
  Navigate,
  RouterProvider,
  ScrollRestoration,
  useBlocker,
  useHref,
  useLocation,
  useNavigate,
  useNavigationType,
  type RouteObject,
} from 'react-router-dom';

type Search = URLSearchParams | Record<string, string>;
type NextSearch = Search | ((now: URLSearchParams) => Search);

/**
 * The search of the address. What is changed by a function is changed in the address as it stands when it is called: the page may still show the one
 * before, and would undo what was chosen a moment ago.
 */
export function useSearchParams(): [URLSearchParams, (next: NextSearch, options?: NavigateOptions) => void] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const router = use(DataRouterContext)?.router;
  const set = useCallback(
    (next: NextSearch, options?: NavigateOptions) => {
      const to = typeof next === 'function' ? next(new URLSearchParams(router?.state.location.search)) : next;
      void navigate(`?${new URLSearchParams(to).toString()}`, options);
    },
    [navigate, router],
  );
  return [useMemo(() => new URLSearchParams(search), [search]), set];
}
