export const port = Number(process.env["E2E_PORT"] ?? 4173);

export const origin = `http://localhost:${port}`;
