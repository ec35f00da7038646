import type { google } from '@google-cloud/firestore/build/protos/firestore_v1_proto_api';

/** The messages of google/firestore/v1 as they arrive: a field that is not set is absent. */
export type BatchGetDocumentsRequest = google.firestore.v1.IBatchGetDocumentsRequest;
export type BatchGetDocumentsResponse = google.firestore.v1.IBatchGetDocumentsResponse;
export type BatchWriteRequest = google.firestore.v1.IBatchWriteRequest;
export type BatchWriteResponse = google.firestore.v1.IBatchWriteResponse;
export type CommitRequest = google.firestore.v1.ICommitRequest;
export type CommitResponse = google.firestore.v1.ICommitResponse;
export type Cursor = google.firestore.v1.ICursor;
export type Document = google.firestore.v1.IDocument;
export type Filter = google.firestore.v1.StructuredQuery.IFilter;
export type ListCollectionIdsRequest = google.firestore.v1.IListCollectionIdsRequest;
export type ListCollectionIdsResponse = google.firestore.v1.IListCollectionIdsResponse;
export type ListDocumentsRequest = google.firestore.v1.IListDocumentsRequest;
export type ListDocumentsResponse = google.firestore.v1.IListDocumentsResponse;
export type Order = google.firestore.v1.StructuredQuery.IOrder;
export type RunAggregationQueryRequest = google.firestore.v1.IRunAggregationQueryRequest;
export type RunAggregationQueryResponse = google.firestore.v1.IRunAggregationQueryResponse;
export type RunQueryRequest = google.firestore.v1.IRunQueryRequest;
export type RunQueryResponse = google.firestore.v1.IRunQueryResponse;
export type StructuredQuery = google.firestore.v1.IStructuredQuery;
export type TransactionOptions = google.firestore.v1.ITransactionOptions;
export type WireTimestamp = google.protobuf.ITimestamp;
export type Write = google.firestore.v1.IWrite;
export type Value = google.firestore.v1.IValue;
export type WriteResult = google.firestore.v1.IWriteResult;
