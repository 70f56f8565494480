import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { OFFICE_ROLES, type OfficeRole } from '#server/features/docenten/docenten.contract.ts';

interface Props {
  value: OfficeRole;
  onChange: (role: OfficeRole) => void;
}

/** The two roles of our office, with what each may do. */
export function RoleChoice({ value, onChange }: Props) {
  const { t } = useTranslation('office-staff');
  const id = useId();
  return (
    <FormControl>
      <FormLabel id={id}>{t('rol')}</FormLabel>
      <RadioGroup
        aria-labelledby={id}
        value={value}
        onChange={({ target }) => onChange(OFFICE_ROLES.find((role) => role === target.value) ?? value)}
      >
        {OFFICE_ROLES.map((role) => (
          <FormControlLabel
            key={role}
            value={role}
            className="office-staff__role"
            control={<Radio />}
            label={
              <>
                {t(`rol.${role}`)}
                <small>{t(`rol.${role}.uitleg`)}</small>
              </>
            }
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
