import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';

interface Props<Order extends string> {
  orders: readonly Order[];
  value: Order;
  textOf: (order: Order) => string;
  onChange: (order: Order) => void;
}

/** In which order a list stands. */
export function OrderChoice<Order extends string>({ orders, value, textOf, onChange }: Props<Order>) {
  const { t } = useTranslation('superadmin');
  return (
    <TextField
      select
      label={t('lijst.volgorde')}
      value={value}
      onChange={({ target }) => onChange(orders.find((one) => one === target.value) ?? value)}
    >
      {orders.map((one) => (
        <MenuItem key={one} value={one}>
          {textOf(one)}
        </MenuItem>
      ))}
    </TextField>
  );
}
