/** Call a player back to a table by a notification of the browser. */

export interface Call {
  title: string;
  text: string;
}

/** Show it; what is returned takes it away again. */
export function callBack({ title, text }: Call, code: string): () => void {
  if (!('Notification' in window) || Notification.permission !== 'granted') return () => undefined;
  const options = { body: text, tag: `everdell-${code}`, data: `/table/${code}` };
  try {
    const shown = new Notification(title, options);
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
    return () => shown.close();
  } catch {
    // Phones show those of a service worker only, which brings one back by itself.
    void navigator.serviceWorker?.ready.then((worker) => worker.showNotification(title, options));
    return () => undefined;
  }
}
