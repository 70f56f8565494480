/** Roles that work in a panel and therefore get their tenant in the token and in `GET /api/users/mij`. */
const PANEELROLLEN: readonly string[] = ['schooladmin', 'docent', 'rtadmin', 'thuisadmin'];

export const krijgtAdminId = (rol: string): boolean => PANEELROLLEN.includes(rol);
