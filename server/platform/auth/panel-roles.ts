/** Roles that work in a panel and therefore get their tenant in the token and in `GET /api/users/mij`. */
const PANEL_ROLES: readonly string[] = ['schooladmin', 'docent', 'rtadmin', 'thuisadmin'];

export const getsAdminId = (role: string): boolean => PANEL_ROLES.includes(role);
