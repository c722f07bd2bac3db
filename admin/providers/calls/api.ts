// The base address of the API.

export const api = '/api/v1';
