import { graphql } from 'gatsby';
import { hallAnchor, onMap, standAnchor } from './model/planAnchors';
import { Link } from '../ui/Link';

/** A hall's name, linked to the hall on the map if the map shows its plan. */
export function HallLink({ hall }: { hall: Queries.HallLinkFragment }) {
  return hall.isOnMap ? <Link to={onMap(hallAnchor(hall.id))}>{hall.name}</Link> : <>{hall.name}</>;
}

/** A stand's code, linked to the stand on the map if the map shows its plan. */
export function StandLink({ stand, isOnMap }: { stand: string; isOnMap: boolean }) {
  return isOnMap ? <Link to={onMap(standAnchor(stand))}>{stand}</Link> : <>{stand}</>;
}

export const fragment = graphql`
  fragment HallLink on Hall {
    id
    name(language: $language)
    isOnMap
  }
`;
