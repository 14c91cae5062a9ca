/** For `ref` of a room that scrolls: puts it into the tab order as long as there is something to scroll to. */
export function scrollable(room: HTMLElement | null) {
  if (!room) return undefined;
  const look = () => {
    if (room.scrollHeight > room.clientHeight) room.tabIndex = 0;
    else room.removeAttribute('tabindex');
  };
  const observer = new ResizeObserver(look);
  observer.observe(room);
  for (const part of room.children) observer.observe(part);
  return () => observer.disconnect();
}
