// Where the calls of the server begin.

export const api = '/api/v1';
