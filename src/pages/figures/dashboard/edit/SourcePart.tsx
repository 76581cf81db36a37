import Box from '@mui/material/Box';
import { useState } from 'react';
import { dataSourceOf, type Widget } from '../../../../../resources/figures/dashboard/widgets.ts';
import { QueryError } from '../../../../components/QueryError.tsx';
import { ParameterInputs, proposedValues } from '../../../../figures/parameters/ParameterInputs.tsx';
import { SourceChoice } from '../../../../figures/sources/SourceChoice.tsx';
import { useDescribedSource } from '../../../../figures/sources/useDescribedSource.ts';

interface SourcePartProps {
  readonly widget: Widget;
  readonly onSource: (source: Widget['source']) => void;
}

/** Whether a widget shows a data source, and the values of its parameters. */
export function SourcePart({ widget, onSource }: SourcePartProps) {
  const id = dataSourceOf(widget);
  // Which of the two is wanted is known before a source is chosen.
  const [wantsSource, setWantsSource] = useState(id !== undefined);
  const described = useDescribedSource(id);
  const given = widget.source && 'dataSourceId' in widget.source ? widget.source.parameters : {};
  const parameters = described.data?.parameters ?? [];
  return (
    <Box>
      <SourceChoice
        sourceId={wantsSource ? id : null}
        onSource={(chosen) => {
          setWantsSource(chosen !== null);
          onSource(chosen == null ? null : { dataSourceId: chosen, parameters: {} });
        }}
      />
      {id !== undefined && <QueryError query={described} />}
      {id !== undefined && described.data && (
        <ParameterInputs
          key={id}
          parameters={parameters}
          values={{ ...proposedValues(parameters), ...given }}
          onValues={(values) => onSource({ dataSourceId: id, parameters: values })}
        />
      )}
    </Box>
  );
}
