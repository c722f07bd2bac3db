// The tasks that the benchmark opens in a browser, made by whoever the cookie is of.

type Caller = { readonly port: number; readonly cookie: string };

const caller =
  ({ port, cookie }: Caller) =>
  async (method: string, path: string, body?: object): Promise<unknown> => {
    // Each on a line of its own: one that has waited too long is closed by the server.
    const headers = { cookie, 'content-type': 'application/json', connection: 'close' };
    const answer = await fetch(`http://127.0.0.1:${port}/api/v1${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };

/** The number of a new task of one's own, with a client and six lines of material. */
export const ownTask = async (from: Caller): Promise<number> => {
  const call = caller(from);
  const { user } = (await call('GET', '/me')) as { user: { id: number } };
  const [client] = (await call('GET', '/client?range=[0,0]')) as { id: number }[];
  const title = 'Menjava obtočne črpalke v kotlovnici';
  const description = 'Zamenjali smo obtočno črpalko ogrevalnega kroga 2, odzračili krog in nastavili tlak na 1,8 bar.';
  const task = { title, description, company_user_id: user.id, client_company_id: client?.id };
  const { id } = (await call('POST', '/task', task)) as { id: number };
  for (let at = 1; at <= 6; at += 1)
    await call('POST', `/task/${id}/material`, { name: `Prirobnica DN ${at}0 s tesnilom`, unit: 'Piece', quantity: at });
  return id;
};

/** The address of the page on which the client confirms such a task. */
export const shownPage = async (from: Caller): Promise<string> => {
  const call = caller(from);
  const id = await ownTask(from);
  await call('PUT', `/task/${id}/close`);
  const { url } = (await call('PUT', `/task/${id}/sign`)) as { url: string };
  return new URL(url).pathname;
};
