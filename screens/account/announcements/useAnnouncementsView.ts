import { useSearchParams } from '#app/lib/router.ts';

/** Which announcements are listed and which is open. All of it stands in the address. */
export function useAnnouncementsView() {
  const [address, setAddress] = useSearchParams();
  const addressWith = (name: string, value: string | null) => {
    const next = new URLSearchParams(address);
    if (value) next.set(name, value);
    else next.delete(name);
    return next;
  };
  return {
    search: address.get('search') ?? '',
    isUnreadOnly: address.get('show') === 'unread',
    openId: address.get('id'),
    hrefOf: (id: number) => `/manage/announcement?${addressWith('id', String(id)).toString()}`,
    find: (search: string) => setAddress(addressWith('search', search), { replace: true }),
    showUnread: (is: boolean) => setAddress(addressWith('show', is ? 'unread' : null), { replace: true }),
    open: (id: number) => setAddress(addressWith('id', String(id))),
    close: () => setAddress(addressWith('id', null)),
  };
}

export type AnnouncementsView = ReturnType<typeof useAnnouncementsView>;
