/** Navigates, and ignores what the router throws or rejects with: the page that fails says so itself. */
export async function navigateQuietly(navigate: (path: string) => unknown, path: string) {
  try {
    await navigate(path);
  } catch {
    // The caller does not handle errors of navigation.
  }
}
