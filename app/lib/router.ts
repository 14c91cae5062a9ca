/** The only door to the router, so that its package can be changed in one place. */
import { use, useCallback } from 'react';
import {
  createSearchParams,
  UNSAFE_DataRouterContext as DataRouterContext,
  useNavigate,
  useSearchParams as useRenderedParams,
  type NavigateOptions,
  type URLSearchParamsInit,
} from 'react-router-dom';

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

type NextParams = URLSearchParamsInit | ((now: URLSearchParams) => URLSearchParamsInit);

/**
 * The search of the address. What is changed by a function is changed in the address as it stands when it is called: the page may still show the one
 * before, and would undo what was chosen a moment ago.
 */
export function useSearchParams(): [URLSearchParams, (next: NextParams, options?: NavigateOptions) => void] {
  const [rendered] = useRenderedParams();
  const navigate = useNavigate();
  const router = use(DataRouterContext)?.router;
  const set = useCallback(
    (next: NextParams, options?: NavigateOptions) => {
      const search = typeof next === 'function' ? next(createSearchParams(router?.state.location.search)) : next;
      void navigate(`?${createSearchParams(search).toString()}`, options);
    },
    [navigate, router],
  );
  return [rendered, set];
}
